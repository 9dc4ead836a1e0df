/** The files that a browser offers as pictures; not every system knows that HEIC, which telephones write, is one. */
export const pictureFiles = 'image/*,.heic,.heif'
