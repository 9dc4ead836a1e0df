/**
 * Fills placeholders of a sentence, such as `{{name}}`, in one pass: a placeholder inside a customer's text is never
 * filled.
 */
export const fillPlaces = (values: Readonly<Record<string, string>>) => (sentence: string) =>
  sentence.replace(/\{\{(\w+)\}\}/g, (_, place: string) => values[place] ?? '')
