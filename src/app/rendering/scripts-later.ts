import { lateMark, waitingMark } from '../../ui/late/early-press.ts'

const preload = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g
const moduleScript = /<script([^>]*?) type="module"([^>]*)>/

/** What the head begins to ask for. A script behind a style sheet would wait for that one, and the page with it. */
const firstLink = /<link |<\/head>/

/**
 * Runs in the page's head, before any button can be pressed: keeps the last press that nothing listens to yet for
 * `replayEarlyPress`. A button that posts a form is held back and shows that it waits; links and questions, such as a
 * search, work as any page's do.
 */
const pressKeeper = `addEventListener('click', function (event) {
  var button = event.target.closest && event.target.closest('button')
  if (!button || (window.__listening && !button.closest('[${lateMark}]'))) return
  if (button.type === 'submit') {
    if (window.__scriptsLost || !button.form || button.form.method !== 'post') return
    event.preventDefault()
    button.setAttribute('${waitingMark}', '')
  }
  window.__pressedEarly = { button: button, event: event }
}, true)`

/**
 * Runs at the end of the page: starts its scripts once all that is seen has come, at the first touch before that, or
 * after a while on a line too slow for either. When they cannot be had, a form whose button waits is posted after all,
 * and the house says what to do.
 */
const starter = `(function () {
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
    script.onerror = giveUp
    document.head.append(script)
  }
  var giveUp = function () {
    if (window.__listening) return
    window.__scriptsLost = true
    var pressed = window.__pressedEarly
    if (pressed && pressed.button.type === 'submit') pressed.button.click()
  }
  addEventListener('unhandledrejection', giveUp)
  var go = function () { start() }
  var seen = function () { requestAnimationFrame(function () { requestAnimationFrame(go) }) }
  if (document.readyState === 'complete') seen()
  else addEventListener('load', seen)
  ;['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'].forEach(function (event) { addEventListener(event, go, { once: true, passive: true }) })
  setTimeout(go, 2500)
  if (window.__pressedEarly) go()
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
    .replace(moduleScript, (_script, before: string, after: string) => {
      // Nothing is fetched here that could be run at another time: `async` is a word about modules.
      const others = `${before}${after}`.replace(' async=""', '')
      return `<script${others} type="text/later" data-preload="${hrefs.join(' ')}">`
    })
    .replace(firstLink, (link) => `<script nonce="${nonce}">${pressKeeper}</script>${link}`)
    .replace('</body>', `<script nonce="${nonce}">${starter}</script></body>`)
}
