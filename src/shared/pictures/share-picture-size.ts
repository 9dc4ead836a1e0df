/** Of every picture that a shared link shows (§16). */
export const sharePictureSize = { width: 1200, height: 630 } as const
