import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);

/** Ajv, loaded when it is first asked for: it says what is wrong, and mostly nothing is. */
export const ajvPackage = (): typeof import('ajv/dist/2020.js') => load('ajv/dist/2020.js');

/** The formats of JSON Schema, likewise. */
export const jsonSchemaFormats = (): typeof import('ajv-formats/dist/formats.js')['fullFormats'] =>
  load('ajv-formats/dist/formats.js').fullFormats;
