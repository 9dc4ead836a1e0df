import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { Upload, UploadedFile } from '../../../shared/api/contract.ts'
import { AppError } from '../../../shared/errors.ts'
import { requestErrors } from '../../../shared/request-errors.ts'

export interface ReceivedUpload {
  /** The text fields beside the files. */
  readonly body: Readonly<Record<string, unknown>>
  readonly files: readonly UploadedFile[]
}

const bytesPerMegabyte = 1024 * 1024

/** These limits are enough for descriptions and for further fields of other clients. */
const fieldLimits = { fields: 20, fieldSize: 10_000, fieldNameSize: 100 }

/** The bytes that multipart adds around its parts. */
const overheadBytes = bytesPerMegabyte

/** The largest size that an upload can have. */
export const heaviestUpload = ({ mostFiles, mostBytes }: Upload) => mostFiles * mostBytes + overheadBytes

/** Reads a multipart body into memory and stops each file at its limit. */
export const readUpload = async (request: FastifyRequest, upload: Upload): Promise<ReceivedUpload> => {
  if (!request.isMultipart()) throw requestErrors.unsupportedContent()
  const fields = new Map<string, unknown>()
  const files: UploadedFile[] = []
  // One file more than allowed is started, so that the refusal can name the field.
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
  /** The number of files before this one. */
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

/** The name of a file as its owner knows it, without folders and without characters that no screen shows. */
const plainName = (name: string | undefined) =>
  (name ?? '')
    .replace(/^.*[/\\]/, '')
    .replace(/\p{C}/gu, '')
    .slice(0, longestName) || '…'

/** The refusal of a body that is no multipart, breaks off, or has too many parts. */
const refusalOfBroken = (error: unknown) => {
  const tooMuch = error instanceof Error && 'statusCode' in error && error.statusCode === tooLargeStatus
  return tooMuch ? requestErrors.bodyTooLarge() : requestErrors.malformedRequest()
}

const tooLargeStatus = 413
