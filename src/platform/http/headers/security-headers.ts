interface Secured {
  readonly publicUrl: string
  /** Its scripts may ask for the camera; nothing else of the house ever does. */
  readonly mayFilm?: boolean
}

/** The security headers of every answer, cached pages included; the reverse proxy handles TLS. */
export const securityHeaders = ({
  publicUrl,
  mayFilm = false,
}: Secured): Readonly<Record<string, string>> => ({
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': `camera=(${mayFilm ? 'self' : ''}), microphone=(), geolocation=()`,
  ...(publicUrl.startsWith('https:') && {
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  }),
})
