/** A file above it is refused while it arrives; the contract says so beforehand. */
export const largestPictureBytes = 15 * 1024 * 1024
