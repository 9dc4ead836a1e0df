/** Of every picture that a shared link shows (domain.md 6). */
export const sharePictureSize = { width: 1200, height: 630 } as const
