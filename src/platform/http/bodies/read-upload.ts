import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { Upload, UploadedFile } from '../../../shared/api/contract.ts'
import { AppError } from '../../../shared/errors.ts'
import { requestErrors } from '../../../shared/request-errors.ts'

export interface ReceivedUpload {
  /** The fields beside the files, as text. */
  readonly body: Readonly<Record<string, unknown>>
  readonly files: readonly UploadedFile[]
}

const bytesPerMegabyte = 1024 * 1024

/** Enough for descriptions and for what other clients send along. */
const fieldLimits = { fields: 20, fieldSize: 10_000, fieldNameSize: 100 }

/** What multipart writes around its parts. */
const overheadBytes = bytesPerMegabyte

/** The most that an upload can weigh. */
export const heaviestUpload = ({ mostFiles, mostBytes }: Upload) => mostFiles * mostBytes + overheadBytes

/** Reads a multipart body into memory, each file up to its limit and not a byte beyond. */
export const readUpload = async (request: FastifyRequest, upload: Upload): Promise<ReceivedUpload> => {
  if (!request.isMultipart()) throw requestErrors.unsupportedContent()
  const fields = new Map<string, unknown>()
  const files: UploadedFile[] = []
  // One more than allowed is begun, so that it can be refused by name.
  const limits = { ...fieldLimits, files: upload.mostFiles + 1, fileSize: upload.mostBytes }
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') fields.set(part.fieldname, part.value)
      else files.push(await readFile(part, { upload, place: files.length }))
    }
  } catch (error) {
    throw error instanceof AppError ? error : refusalOfBroken(error)
  }
  if (files.length === 0)
    throw requestErrors.invalidInput({ fields: { [upload.fields[0]]: 'fields.required' } })
  return { body: Object.fromEntries(fields), files }
}

interface Reading {
  readonly upload: Upload
  /** How many files came before. */
  readonly place: number
}

const readFile = async (part: MultipartFile, { upload, place }: Reading): Promise<UploadedFile> => {
  const { fieldname, file } = part
  const [field] = upload.fields
  if (!upload.fields.includes(fieldname))
    throw requestErrors.invalidInput({ fields: { [fieldname]: 'fields.unknown' } })
  if (place === upload.mostFiles)
    throw requestErrors.invalidInput({
      values: { count: upload.mostFiles },
      fields: { [field]: 'fields.tooMany' },
    })
  const told = { field: upload.mostFiles > 1 ? `${field}.${place}` : field, name: plainName(part.filename) }
  const chunks: Uint8Array[] = []
  for await (const chunk of file) {
    chunks.push(chunk)
    if (file.truncated) break
  }
  if (file.truncated)
    throw requestErrors.fileTooLarge({
      values: { file: told.name, megabytes: upload.mostBytes / bytesPerMegabyte },
      fields: { [told.field]: 'errors.fileTooLarge' },
    })
  return { ...told, bytes: Buffer.concat(chunks) }
}

const longestName = 80

/** What a person is told of a file: its name as they know it, without folders and without what no screen shows. */
const plainName = (name: string | undefined) =>
  (name ?? '')
    .replace(/^.*[/\\]/, '')
    .replace(/\p{C}/gu, '')
    .slice(0, longestName) || '…'

/** A body that is no multipart after all, that breaks off or that has too many parts. */
const refusalOfBroken = (error: unknown) => {
  const tooMuch = error instanceof Error && 'statusCode' in error && error.statusCode === tooLargeStatus
  return tooMuch ? requestErrors.bodyTooLarge() : requestErrors.malformedRequest()
}

const tooLargeStatus = 413
