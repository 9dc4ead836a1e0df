import type { FileAnswer } from '../../shared/api/file-answer.ts'

/**
 * The file types that the API sends. An HTML page is no file: it comes from another server, whatever its headers say.
 */
const fileTypes: readonly (string | undefined)[] = [
  'application/pdf',
  'application/zip',
  'text/csv',
  'text/tab-separated-values',
]

/** Whether an answer is a file; one of JSON is, if it has the name of one. */
export const isFile = ({ headers }: Response) => {
  const type = headers.get('content-type')?.split(';')[0]?.trim()
  return fileTypes.includes(type) || (type === 'application/json' && headers.has('content-disposition'))
}

const unnamed = 'document.pdf'

const nameOf = (disposition: string | null) => {
  const [, encoded] = /filename\*=UTF-8''([^;\s]+)/i.exec(disposition ?? '') ?? []
  try {
    return decodeURIComponent(encoded ?? unnamed)
  } catch {
    return unnamed
  }
}

/** Reads a file answer in the form that the contract defines. */
export const readFile = async (response: Response): Promise<FileAnswer> => ({
  bytes: new Uint8Array(await response.arrayBuffer()),
  fileName: nameOf(response.headers.get('content-disposition')),
})
