import type { Vec3 } from '../../form/camera.ts'
import type { Part } from '../../form/part.ts'
import type { Side } from '../../garment.ts'

/** A piece of the catalogue on a stand in the room. */
export interface Standing {
  /** Its reference; several are worn over each other. */
  readonly products: readonly [string, ...string[]]
  /** The side that is sewn to be looked at. */
  readonly side: Side
  /** Centimetres to the right and towards the viewer. */
  readonly at: readonly [right: number, near: number]
  /** Degrees that it is turned to the right of facing the viewer. */
  readonly turn: number
  /** Centimetres above the floor, where its train lies on another one. */
  readonly lift?: number
  /** Without stand and floor shadow: what is seen so near needs neither. */
  readonly isClose?: boolean
}

/** A wash beneath the figures: a patch that the brush left, or a printed panel with straight sides. */
export type PageWash =
  | {
      readonly kind: 'patch'
      readonly colour: string
      readonly layers: number
      readonly centre: readonly [x: number, y: number]
      readonly reach: readonly [x: number, y: number]
      readonly squareness?: number
    }
  | {
      readonly kind: 'panel'
      readonly colour: string
      readonly layers: number
      /** Left, top, width and height in pixels of the sheet. */
      readonly box: readonly [number, number, number, number]
    }

/** Where the page looks: this place of the room lies at that point of the sheet. */
export interface PageView {
  readonly place: Vec3
  readonly point: readonly [x: number, y: number]
  readonly pixelsPerCm: number
  readonly pitch: number
}

export interface Page {
  /** Of the sheet, in pixels; a portrait of three to four unless told otherwise. */
  readonly size?: { readonly width: number; readonly height: number }
  readonly stands: readonly Standing[]
  readonly view: PageView
  readonly washes: readonly PageWash[]
  /** What lies or stands in the room besides. */
  readonly things?: Part
}
