import { largestPictureBytes } from '../../../shared/pictures/largest-picture.ts'
import { isArchive, readArchive } from './archives/read-archive.ts'
import { isPicture } from './picture-files.ts'

/** A photograph that was chosen, by itself or in an archive. */
export interface ChosenPicture {
  readonly name: string
  /** What stands for it in a list; of an archive, without its content. */
  readonly file: File
  /** Reads what is sent; of an archive, once it is its turn. */
  readonly open: () => Promise<File>
}

/** The photographs among the files that were chosen, and those in the archives among them. */
export const picturesOfFiles = async (files: readonly File[]): Promise<readonly ChosenPicture[]> => {
  const found = files.map(async (file): Promise<readonly ChosenPicture[]> => {
    if (isPicture(file)) return [{ name: file.name, file, open: async () => file }]
    if (!isArchive(file)) return []
    const { pictures } = await readArchive(file)
    return pictures.map(({ name, open }) => ({
      name,
      file: new File([], name),
      open: () => open(largestPictureBytes),
    }))
  })
  return (await Promise.all(found)).flat()
}
