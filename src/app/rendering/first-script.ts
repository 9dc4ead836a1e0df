import * as retention from '../../shared/privacy/retention.ts'
import { themeColors } from '../../ui/theme/theme-colors.ts'
import { robot } from './robots.ts'

const secondsADay = 86_400

/**
 * Runs before the first paint, so that neither the theme nor the language changes visibly; the theme also sets the
 * colour of the browser's bar on a telephone. It reads the language in the order of §1: query, cookie, local storage,
 * session storage, browser, html lang. The server has already applied query, cookie and browser, so that only a stored
 * language can differ: then the page is loaded again in that language. Only a language that the visitor asked for is
 * stored: the browser's language is no choice. Robots are left alone, because they must index each language at its own address.
 */
export const firstScript = `(function () {
  var root = document.documentElement
  var read = function (store) { try { return store() } catch (error) { return null } }
  var theme = read(function () { return localStorage.getItem('theme') })
  if (theme === 'dark' || theme === 'light') root.dataset.theme = theme
  var frame = function () {
    document.querySelectorAll('meta[name=theme-color]').forEach(function (meta) {
      var own = meta.content === '${themeColors.dark}' ? 'dark' : 'light', chosen = root.dataset.theme
      meta.media = chosen ? (chosen === own ? 'all' : 'not all') : '(prefers-color-scheme: ' + own + ')'
    })
  }
  new MutationObserver(frame).observe(root, { attributeFilter: ['data-theme'] })
  frame()
  var known = function (value) { var two = (value || '').slice(0, 2).toLowerCase(); return two === 'fr' || two === 'en' ? two : null }
  var asked = known(new URLSearchParams(location.search).get('lng'))
  var cookie = known(read(function () { return (document.cookie.match(/(?:^|; )language=(\\w+)/) || [])[1] }))
  var chosen = asked || cookie || known(read(function () { return localStorage.getItem('language') })) ||
    known(read(function () { return sessionStorage.getItem('language') })) || known(root.lang)
  if (${robot}.test(navigator.userAgent) || !chosen) return
  if (asked) read(function () { document.cookie = 'language=' + chosen + '; path=/; max-age=${retention.language.days * secondsADay}; samesite=lax' + (location.protocol === 'https:' ? '; secure' : '') })
  if (asked) read(function () { localStorage.setItem('language', chosen) })
  if (chosen !== root.lang) {
    var url = new URL(location.href)
    url.searchParams.set('lng', chosen)
    location.replace(url.href)
  }
})()`
