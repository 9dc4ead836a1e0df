/** Draws one plate of the house as a finished sheet. */
export type Artist = () => Promise<Buffer>
