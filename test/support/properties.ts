import fc from 'fast-check';

/**
 * The library of properties, with the same inputs in every run: a pull request must not fail by what chance found.
 * `PROPERTY_SEED=7 npm test` looks elsewhere.
 */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.PROPERTY_SEED ?? 1) });

export { fc };
