import type { IncomingMessage } from 'node:http'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Upload } from '../../../shared/api/contract.ts'
import { requestErrors } from '../../../shared/request-errors.ts'
import type { ArrivingCall } from '../dispatcher.ts'
import { heaviestUpload, readUpload } from './read-upload.ts'
import { createUploadRoom } from './upload-room.ts'

/** Memory for the heaviest possible upload, or for a few usual ones side by side. */
const room = createUploadRoom({ bytes: 160 * 1024 * 1024, longestWaitMs: 20_000 })

/** The number of uploads that are received, or wait for their turn. */
export const uploadsAtWork = room.inside

/**
 * After a refusal the server still reads the body for so long, so that the sender gets the answer instead of a broken
 * connection.
 */
const lingeringMs = 2_000

/** Lets the routes of a scope take multipart bodies. */
export const understandMultipart = (scope: FastifyInstance) => scope.register(multipart)

type Receive = NonNullable<ArrivingCall['receive']>

/** Answers a request whose body is received meanwhile; its memory is reserved until the answer is made. */
export const whileReceiving = async <T>(
  request: FastifyRequest,
  answer: (receive: Receive) => Promise<T>,
) => {
  let leave = () => {}
  try {
    return await answer(async (upload) => {
      leave()
      leave = await room.enter(weightOf(request.raw, upload))
      const hasLeft = request.raw.destroyed && !request.raw.readableEnded
      if (hasLeft) throw requestErrors.malformedRequest()
      return readUpload(request, upload)
    })
  } finally {
    leave()
    letGo(request.raw)
  }
}

/** The announced size of the body, which the HTTP parser enforces; without one, the largest size that is allowed. */
const weightOf = ({ headers }: IncomingMessage, upload: Upload) => {
  const most = heaviestUpload(upload)
  const told = Number(headers['content-length'] ?? most)
  if (told > most) throw requestErrors.bodyTooLarge()
  return told
}

/** Reads and drops the rest of a refused body, for a short time. */
const letGo = (raw: IncomingMessage) => {
  if (raw.complete) return
  raw.unpipe()
  raw.resume()
  setTimeout(() => raw.complete || raw.socket.destroy(), lingeringMs).unref()
}
