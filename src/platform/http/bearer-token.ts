import type { IncomingHttpHeaders } from 'node:http'

/** The token of « Authorization: Bearer … » (§6), if the request carries one. */
export const bearerToken = ({ authorization }: IncomingHttpHeaders) =>
  /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1]
