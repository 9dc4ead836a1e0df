import type { FileAnswer } from '../../shared/api/file-answer.ts'

/** What the API sends as a file. A page is none: another server sent it, whatever it says. */
const fileTypes: readonly (string | undefined)[] = ['application/pdf', 'text/csv']

export const isFile = ({ headers }: Response) =>
  fileTypes.includes(headers.get('content-type')?.split(';')[0]?.trim())

const unnamed = 'document.pdf'

const nameOf = (disposition: string | null) => {
  const [, encoded] = /filename\*=UTF-8''([^;\s]+)/i.exec(disposition ?? '') ?? []
  try {
    return decodeURIComponent(encoded ?? unnamed)
  } catch {
    return unnamed
  }
}

/** A file answer as the contract says it. */
export const readFile = async (response: Response): Promise<FileAnswer> => ({
  bytes: new Uint8Array(await response.arrayBuffer()),
  fileName: nameOf(response.headers.get('content-disposition')),
})
