import { lateMark, waitingMark } from '../../ui/late/early-press.ts'

const preload = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g
const moduleScript = /<script([^>]*?) type="module"([^>]*)>/

/** The first link of the head. A script after a style sheet would wait for it, and block the page. */
const firstLink = /<link |<\/head>/

/**
 * Runs in the head, before any button can be clicked: it records the last click that no script handles yet, for
 * `replayEarlyPress`. The submit button of a POST form is cancelled and marked as waiting; links and GET forms, such as
 * a search, work without scripts.
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
 * Runs in the head, too. The first press of a double click may take its form away and lead the focus on; where the
 * second then meets nothing that can be pressed, the browser would take the focus from where it was led.
 */
const focusKeeper = `(function () {
  var pressed
  addEventListener('mousedown', function (event) {
    var isSecond = event.detail > 1 && pressed && !pressed.isConnected
    if (isSecond && !event.target.closest('a, button, input, select, textarea, label, summary')) event.preventDefault()
    pressed = event.target
  }, true)
})()`

/**
 * Runs at the end of the page. It starts the page's scripts when the page is loaded and painted, at the first touch
 * before that, or after a delay over a slow connection. A pointer that rests where the page appears is reported as one
 * that enters and moves, so only a change of its place counts. When the scripts cannot be loaded, a form whose button
 * waits is posted normally, and the server answers with instructions.
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
  var seen = function () { requestAnimationFrame(function () { requestAnimationFrame(painted) }) }
  var painted = function () {
    new PerformanceObserver(function (list, observer) {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return
      observer.disconnect()
      go()
    }).observe({ type: 'paint', buffered: true })
  }
  if (document.readyState === 'complete') seen()
  else addEventListener('load', seen)
  ;['pointerdown', 'touchstart', 'keydown', 'focusin'].forEach(function (event) { addEventListener(event, go, { once: true, passive: true }) })
  addEventListener('pointermove', function (event) { if (event.movementX || event.movementY) go() }, { passive: true })
  setTimeout(go, 2500)
  if (window.__pressedEarly) go()
})()`

const withKeepers = (html: string, nonce: string) =>
  html.replace(firstLink, (link) => `<script nonce="${nonce}">${pressKeeper};${focusKeeper}</script>${link}`)

/** Keeps early presses only: a page of the team shows nothing to read before its scripts have asked for it. */
export const scriptsAtOnce = (html: string, nonce: string): string =>
  moduleScript.test(html) ? withKeepers(html, nonce) : html

/**
 * Loads the visible content first over a slow connection: the scripts of a rendered page are loaded and run after its
 * fonts and pictures.
 */
export const scriptsLater = (html: string, nonce: string): string => {
  const hrefs = [...html.matchAll(preload)].flatMap(([, href]) => href ?? [])
  if (!moduleScript.test(html)) return html
  return withKeepers(html.replaceAll(preload, ''), nonce)
    .replace(moduleScript, (_script, before: string, after: string) => {
      // The inline script loads nothing by itself, so `async`, which is for modules, is removed.
      const others = `${before}${after}`.replace(' async=""', '')
      return `<script${others} type="text/later" data-preload="${hrefs.join(' ')}">`
    })
    .replace('</body>', `<script nonce="${nonce}">${starter}</script></body>`)
}
