/**
 * Fills the places of the house's sentences, such as `{{name}}`, in one pass: what a customer wrote is never read as a
 * place to fill.
 */
export const fillPlaces = (values: Readonly<Record<string, string>>) => (sentence: string) =>
  sentence.replace(/\{\{(\w+)\}\}/g, (_, place: string) => values[place] ?? '')
