/** What the bytes from 128 on mean in the names that DOS and old Windows wrote; what lies above is no letter of ours. */
const letters = 'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑ'

const firstLetter = 128

/** The name of a file in an archive: in UTF-8, whether or not the archive says so, else as DOS wrote it. */
export const textOfName = (bytes: DataView<ArrayBuffer>) => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return Array.from({ length: bytes.byteLength }, (_, place) => {
      const byte = bytes.getUint8(place)
      return byte < firstLetter ? String.fromCharCode(byte) : (letters[byte - firstLetter] ?? '\ufffd')
    }).join('')
  }
}
