import { lateMark } from '../../ui/early-press.ts'

const preload = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g
const moduleScript = /<script([^>]*?) type="module"([^>]*)>/

/**
 * Runs in the page: starts what takes it over once all that is seen has come, at the first touch before that, or after
 * a while on a line too slow for either. Until then links and forms work as any page's do, and the last other button
 * pressed is remembered for `replayEarlyPress`.
 */
const runner = `(function () {
  var start = function () {
    start = function () {}
    var later = document.querySelector('script[type="text/later"]')
    later.dataset.preload.split(' ').forEach(function (href) {
      var link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = href
      document.head.append(link)
    })
    var script = document.createElement('script')
    script.type = 'module'
    script.text = later.text
    document.head.append(script)
  }
  var go = function () { start() }
  var seen = function () { requestAnimationFrame(function () { requestAnimationFrame(go) }) }
  if (document.readyState === 'complete') seen()
  else addEventListener('load', seen)
  ;['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'].forEach(function (event) { addEventListener(event, go, { once: true, passive: true }) })
  setTimeout(go, 2500)
  addEventListener('click', function (event) {
    var button = event.target.closest && event.target.closest('button')
    if (!button || button.type === 'submit' || (window.__listening && !button.closest('[${lateMark}]'))) return
    window.__pressedEarly = { button: button, event: event }
  }, true)
})()`

/**
 * Lets what is seen come first over a slow line: the scripts of a rendered page are neither asked for nor run beside its
 * fonts and pictures, but after them.
 */
export const scriptsLater = (html: string, nonce: string): string => {
  const hrefs = [...html.matchAll(preload)].flatMap(([, href]) => href ?? [])
  if (!moduleScript.test(html)) return html
  return html
    .replaceAll(preload, '')
    .replace(moduleScript, `<script$1 type="text/later" data-preload="${hrefs.join(' ')}"$2>`)
    .replace('</body>', `<script nonce="${nonce}">${runner}</script></body>`)
}
