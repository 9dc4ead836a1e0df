/** A larger file is refused while it is received; the contract publishes this limit. */
export const largestPictureBytes = 15 * 1024 * 1024
