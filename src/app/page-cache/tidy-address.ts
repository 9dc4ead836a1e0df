const leadingSlashes = /^[/\\]+/
const trailingSlashes = /(?<=.)[/\\]+$/

/** Characters that need no encoding in a path. */
const ordinary = /^[\w\-.~/]*$/

const decoded = (path: string) => {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/**
 * The one address of a page: no slash at its end, one at its beginning (« //elsewhere » would be another host),
 * nothing encoded that needs not be. Answered with a redirect, so that pages are neither kept nor indexed twice.
 */
export const tidyAddress = (requestUrl: string) => {
  const at = requestUrl.indexOf('?')
  const path = at < 0 ? requestUrl : requestUrl.slice(0, at)
  const query = at < 0 ? '' : requestUrl.slice(at)
  const plain = decoded(path)
  const whole = (ordinary.test(plain) ? plain : path)
    .replace(leadingSlashes, '/')
    .replace(trailingSlashes, '')
  return (whole || '/') + query
}
