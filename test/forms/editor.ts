import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** The form of a record, worked as a person does. */
export class Editor {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Loads the forms. */
  async start(): Promise<void> {
    await this.#page.goto('about:blank');
    await this.#page.goto('/admin/');
    const signIn = this.#page.getByRole('button', { name: 'العمل مع مستودع تجريبي' });
    const collections = this.#page.getByText('المجموعات').first();
    await signIn.or(collections).first().waitFor();
    if (await signIn.isVisible()) await signIn.click();
    await collections.waitFor();
  }

  /** Opens a record, or with `new` an empty form. */
  async open(address: string): Promise<void> {
    const [collection, name] = address.split('/');
    const to = name === 'new' ? address : `${collection}/entries/${name}`;
    await this.#page.evaluate(`location.hash = '#/collections/${to}'`);
    await this.#page.locator('[data-key-path]').first().waitFor();
  }

  /** A field by the path of its key: `colleges.0.name`. Fields are drawn when somebody scrolls to them. */
  async field(path: string): Promise<Locator> {
    const field = this.#page.locator(`[data-key-path="${path}"]`).first();
    // Where the form is, not above it.
    await this.#page.mouse.move(640, 450);
    for (let tries = 0; tries < 60 && (await field.count()) === 0; tries += 1) {
      await this.#page.mouse.wheel(0, 700);
      await this.#page.waitForTimeout(150);
    }
    // The form may draw a field anew while it scrolls: then the element that was found is gone.
    await expect.poll(() => field.scrollIntoViewIfNeeded({ timeout: 2000 })).toBeUndefined();
    return field;
  }

  async fill(path: string, text: string): Promise<void> {
    await (await this.field(path)).locator('input, textarea').first().fill(text);
  }

  /** Chooses a value by a part of its label. */
  async choose(path: string, label: string): Promise<void> {
    const field = await this.field(path);
    const radio = field.getByRole('radio', { name: label });
    if ((await radio.count()) > 0) {
      await radio.first().click();
      return;
    }
    await field.getByRole('combobox').first().click();
    await this.#page.getByRole('option', { name: label }).first().click();
  }

  /** Adds an item to a list, or the object of a key that may be left out. */
  async add(path: string): Promise<void> {
    await (await this.field(path)).getByRole('button', { name: 'إضافة' }).last().click();
  }

  /** Opens an item of a list, of which all are still folded up. */
  async unfold(path: string, index: number): Promise<void> {
    const items = (await this.field(path)).getByRole('button', { name: 'توسيع', exact: true });
    await items.nth(index).click();
  }

  async save(): Promise<void> {
    await this.#page.getByRole('button', { name: 'حفظ', exact: true }).click();
    await this.#page.locator('[data-key-path]').first().waitFor({ state: 'detached' });
  }
}
