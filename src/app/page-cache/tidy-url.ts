const leadingSlashes = /^[/\\]+/
const trailingSlashes = /(?<=.)[/\\]+$/

/** A path whose characters need no encoding. */
const ordinary = /^[\w\-.~/]*$/

const decoded = (path: string) => {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/**
 * The canonical address of a page: no slash at its end, a single slash at its beginning (« //elsewhere » would be
 * another host), and no needless encoding. Other forms are redirected, so that a page is neither cached nor indexed
 * twice.
 */
export const tidyUrl = (requestUrl: string) => {
  const at = requestUrl.indexOf('?')
  const path = at < 0 ? requestUrl : requestUrl.slice(0, at)
  const query = at < 0 ? '' : requestUrl.slice(at)
  const plain = decoded(path)
  const whole = (ordinary.test(plain) ? plain : path)
    .replace(leadingSlashes, '/')
    .replace(trailingSlashes, '')
  return (whole || '/') + query
}
