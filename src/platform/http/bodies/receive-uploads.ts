import type { IncomingMessage } from 'node:http'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Upload } from '../../../shared/api/contract.ts'
import { requestErrors } from '../../../shared/request-errors.ts'
import type { ArrivingCall } from '../dispatcher.ts'
import { heaviestUpload, readUpload } from './read-upload.ts'
import { createUploadRoom } from './upload-room.ts'

/** Enough for the heaviest upload there is, or for a few usual ones side by side. */
const room = createUploadRoom({ bytes: 160 * 1024 * 1024, longestWaitMs: 20_000 })

/** A refused sender is listened to for so long, so that they read the answer instead of losing the line. */
const lingeringMs = 2_000

/** Lets the routes of a scope take multipart bodies. */
export const understandMultipart = (scope: FastifyInstance) => scope.register(multipart)

type Receive = NonNullable<ArrivingCall['receive']>

/** Answers a request whose body may be received meanwhile; its bytes have their room until the answer is made. */
export const whileReceiving = async <T>(
  request: FastifyRequest,
  answer: (receive: Receive) => Promise<T>,
) => {
  let leave = () => {}
  try {
    return await answer(async (upload) => {
      leave = await room(weightOf(request.raw, upload))
      const hasLeft = request.raw.destroyed && !request.raw.readableEnded
      if (hasLeft) throw requestErrors.malformedRequest()
      return readUpload(request, upload)
    })
  } finally {
    leave()
    letGo(request.raw)
  }
}

/** What it says it weighs, which the line holds it to; without a word, the most that it may. */
const weightOf = ({ headers }: IncomingMessage, upload: Upload) => {
  const most = heaviestUpload(upload)
  const told = Number(headers['content-length'] ?? most)
  if (told > most) throw requestErrors.bodyTooLarge()
  return told
}

/** What still comes of a refused body is thrown away unread, and not for long. */
const letGo = (raw: IncomingMessage) => {
  if (raw.complete) return
  raw.unpipe()
  raw.resume()
  setTimeout(() => raw.complete || raw.socket.destroy(), lingeringMs).unref()
}
