export type Vec3 = readonly [x: number, y: number, z: number]

/** From where a sheet is drawn: turned around the stand, a little from above, without perspective. Lengths are centimetres, results pixels. */
export interface Camera {
  readonly yaw: number
  readonly pitch: number
  readonly pixelsPerCm: number
  /** Where the axis of the stand meets the floor on the sheet. */
  readonly originX: number
  readonly originY: number
}

export interface Projected {
  readonly x: number
  readonly y: number
  /** Greater is nearer. */
  readonly depth: number
}

/** Turns a direction or a place into the camera's own axes: right, up, towards the viewer. */
export const turned = ({ yaw, pitch }: Pick<Camera, 'yaw' | 'pitch'>, [x, y, z]: Vec3): Vec3 => {
  const right = x * Math.cos(yaw) + z * Math.sin(yaw)
  const near = z * Math.cos(yaw) - x * Math.sin(yaw)
  return [right, y * Math.cos(pitch) - near * Math.sin(pitch), near * Math.cos(pitch) + y * Math.sin(pitch)]
}

export const project = (camera: Camera, place: Vec3): Projected => {
  const [right, up, near] = turned(camera, place)
  return {
    x: camera.originX + right * camera.pixelsPerCm,
    y: camera.originY - up * camera.pixelsPerCm,
    depth: near,
  }
}
