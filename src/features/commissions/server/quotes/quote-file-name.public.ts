/** The name of the file of a quote: French, as the paper itself. */
export const quoteFileName = (number: string, version: number) => `Devis ${number} v${version}.pdf`
