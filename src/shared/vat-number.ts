const space = '\u00a0'
const form = /^([A-Z]{2})(\d{2})(\d{3})(\d{3})(\d{3})$/

/** Formats a French VAT number as « FR 68 900 000 001 »; that of another country stays as it is. */
export const spacedVatNumber = (number: string) =>
  number.replace(form, ['$1', '$2', '$3', '$4', '$5'].join(space))
