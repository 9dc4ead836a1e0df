import { readFile, writeFile } from 'node:fs/promises'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { inProject } from '../../../scripts/setup/project.mjs'
import { say } from '../../../scripts/setup/say.mjs'
import { defaultHouse } from '../../../src/features/settings/settings.defaults.ts'
import { drawBroadHero } from '../plates/scenes/gowns/hero.ts'

const paper = '#f4ecdf'
const ink = '#2b2226'
const madder = '#a8323a'
const share = { width: 1200, height: 630 } as const

/** What a browser shows of a home screen's round or squared icon is at least this much of its middle. */
const maskableShare = 0.8

const fontFile = (name: string) =>
  inProject(`node_modules/@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-opsz-${name}.woff2`)

const fontFace = async (style: 'normal' | 'italic') =>
  `@font-face{font-family:Bodoni;font-style:${style};font-weight:400 900;src:url(data:font/woff2;base64,${(await readFile(fontFile(style))).toString('base64')})}`

/** The thread of the house under a name: long stitches, none quite level. */
const stitch = (width: number, thickness: number) =>
  `<svg width="${width}" height="${thickness * 5}" viewBox="0 0 ${width} ${thickness * 5}"><path d="M${thickness},${thickness * 3}C${width * 0.3},${thickness} ${width * 0.6},${thickness * 4} ${width - thickness},${thickness * 2}" fill="none" stroke="${madder}" stroke-width="${thickness}" stroke-linecap="round" stroke-dasharray="${thickness * 6} ${thickness * 4}"/></svg>`

const sheet = async (
  page: Page,
  { width, height, body }: { width: number; height: number; body: string },
) => {
  await page.setViewportSize({ width, height })
  await page.setContent(
    `<style>${await fontFace('normal')}${await fontFace('italic')}*{margin:0}body{width:${width}px;height:${height}px;overflow:hidden;background:${paper};color:${ink};font-family:Bodoni;font-optical-sizing:auto}</style>${body}`,
  )
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  return page.screenshot()
}

/** The name on the left, the gown on the right, on one sheet of paper. */
const sharePicture = async (page: Page) => {
  const gown = await sharp(await drawBroadHero())
    .resize(share.width, share.height)
    .png()
    .toBuffer()
  const [first = '', ...others] = defaultHouse.name.split(' ')
  const picture = await sheet(page, {
    ...share,
    body: `<img src="data:image/png;base64,${gown.toString('base64')}" style="position:absolute;inset:0"/>
      <div style="position:absolute;left:76px;top:178px">
        <p style="font:italic 38px/1 Bodoni">${first}</p>
        <p style="font-size:126px;line-height:1.08;letter-spacing:-.03em;font-optical-sizing:none;font-variation-settings:'opsz' 40;margin-left:-5px">${others.join(' ')}</p>
        <div style="margin-top:22px">${stitch(210, 3)}</div>
        <p style="font:italic 27px/1 Bodoni;margin-top:34px">${defaultHouse.address.city}</p>
      </div>`,
  })
  return sharp(picture).png({ palette: true, colours: 128, dither: 0.4, effort: 10 }).toBuffer()
}

/** The initial over a stitch, within what every mask leaves. */
const icon = (page: Page, size: number) => {
  const inner = size * maskableShare
  const initial = defaultHouse.name.split(' ').at(-1)?.charAt(0) ?? ''
  return sheet(page, {
    width: size,
    height: size,
    body: `<div style="height:100%;display:flex;flex-direction:column;align-items:center;justify-content:center">
      <span style="font-size:${inner * 0.76}px;line-height:.86;font-weight:500">${initial}</span>
      <div style="margin-top:${inner * 0.06}px;line-height:0">${stitch(inner * 0.62, Math.max(3, size * 0.018))}</div>
    </div>`,
  })
}

/** Writes the pictures that lie beside the pages: what a shared link shows, and the icons of a home screen. */
export const drawPublicPictures = async () => {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const page = await browser.newPage()
    const write = async (name: string, picture: Buffer) => {
      await writeFile(inProject(`public/${name}`), picture)
      say(`public/${name}: ${Math.round(picture.length / 1024)} kB`)
    }
    await write('og-image.png', await sharePicture(page))
    for (const [name, size] of [
      ['apple-touch-icon.png', 180],
      ['icon-192.png', 192],
      ['icon-512.png', 512],
    ] as const) {
      await write(
        name,
        await sharp(await icon(page, size))
          .png({ palette: true, colours: 64 })
          .toBuffer(),
      )
    }
  } finally {
    await browser.close()
  }
  return 0
}
