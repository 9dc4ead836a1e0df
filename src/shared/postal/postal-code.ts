const digits = (count: number) => new RegExp(`^\\d{${count}}$`)

/** The forms of post codes for the main countries of delivery; other countries accept any post code, or none. */
const forms: ReadonlyMap<string, RegExp> = new Map([
  ['FR', /^(?!00)\d{5}$/],
  ['MC', /^980\d{2}$/],
  ['AT', digits(4)],
  ['BE', digits(4)],
  ['BG', digits(4)],
  ['CY', digits(4)],
  ['CZ', /^\d{3} ?\d{2}$/],
  ['DE', digits(5)],
  ['DK', digits(4)],
  ['EE', digits(5)],
  ['ES', digits(5)],
  ['FI', digits(5)],
  ['GR', /^\d{3} ?\d{2}$/],
  ['HR', digits(5)],
  ['HU', digits(4)],
  ['IE', /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/],
  ['IT', digits(5)],
  ['LT', /^(LT-)?\d{5}$/],
  ['LU', /^(L-)?\d{4}$/],
  ['LV', /^(LV-)?\d{4}$/],
  ['MT', /^[A-Z]{3} ?\d{4}$/],
  ['NL', /^\d{4} ?[A-Z]{2}$/],
  ['PL', /^\d{2}-\d{3}$/],
  ['PT', /^\d{4}-\d{3}$/],
  ['RO', digits(6)],
  ['SE', /^\d{3} ?\d{2}$/],
  ['SI', digits(4)],
  ['SK', /^\d{3} ?\d{2}$/],
  ['GB', /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/],
  ['CH', digits(4)],
  ['LI', digits(4)],
  ['NO', digits(4)],
  ['US', /^\d{5}(-\d{4})?$/],
  ['CA', /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/],
  ['JP', /^\d{3}-?\d{4}$/],
  ['AU', digits(4)],
])

/** Whether a post code, in capitals, has the form of its country. */
export const isPostalCode = (code: string, country: string) => forms.get(country)?.test(code) ?? true

/** Whether addresses of the country need a post code. */
export const needsPostalCode = (country: string) => forms.has(country)
