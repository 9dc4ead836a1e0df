import { Unreachable } from '../../shared/api/api-error.ts'
import { callTarget, queryString } from '../../shared/api/client.ts'
import type { EndpointKey } from '../../shared/api/contract.ts'
import type { Language } from '../../shared/i18n/languages.ts'
import { parsedJson } from '../../shared/json.ts'
import type { UploadCall, UploadTransport } from '../../ui/api/upload-transport.ts'
import { refusalOf, unauthenticated } from './fetch-transport.ts'

export interface UploadOptions {
  readonly lng: Language
  readonly accessToken: () => string | undefined
  /** Gets a new token in place of a refused one; undefined when the session is over. */
  readonly renew: (refused: string) => Promise<string | undefined>
}

interface Sending extends UploadCall {
  readonly key: EndpointKey
  readonly lng: Language
  readonly token: string | undefined
}

const formOf = ({ fields, file }: UploadCall) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append(file.field, file.content, file.content.name)
  return form
}

const send = ({ key, lng, token, ...call }: Sending) =>
  new Promise<XMLHttpRequest>((resolve, reject) => {
    const { method, path } = callTarget(key, call.params)
    const request = new XMLHttpRequest()
    request.open(method, `/api${path}${queryString({ ...call.query, lng })}`)
    if (token !== undefined) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.setRequestHeader('idempotency-key', call.idempotencyKey)
    request.upload.onprogress = ({ loaded, total }) => call.onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => resolve(request)
    request.onerror = () => reject(new Unreachable('The house could not be reached'))
    request.onabort = request.onerror
    request.send(formOf(call))
  })

/** Sends a file with XMLHttpRequest. An expired token is renewed and the file is sent again once. */
export const xhrUpload =
  ({ lng, accessToken, renew }: UploadOptions): UploadTransport =>
  async (key, call) => {
    const token = accessToken()
    let answer = await send({ ...call, key, lng, token })
    if (answer.status === unauthenticated && token !== undefined) {
      const renewed = await renew(token)
      if (renewed !== undefined) answer = await send({ ...call, key, lng, token: renewed })
    }
    const { status, statusText } = answer
    const body = parsedJson(answer.responseText)
    if (status < 200 || status >= 300) throw refusalOf({ status, statusText, body })
    // A successful answer that breaks off, or is a page of another server, counts as no answer.
    if (body === undefined) throw new Unreachable('The house could not be reached')
    return body
  }
