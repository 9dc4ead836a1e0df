/** A file above it is refused while it arrives, and said so before it leaves. */
export const largestPictureBytes = 15 * 1024 * 1024
