import { joined, type Part } from '../../form/part.ts'
import type { Side } from '../../garment.ts'
import type { CuttingRoom } from '../cutting-room.ts'
import { drawTrousers } from '../trousers.ts'
import { drawDinnerJacket } from './dinner-jacket.ts'

export const drawTuxedo = (room: CuttingRoom, side: Side): Part =>
  joined(drawTrousers(room, side), drawDinnerJacket(room, side))
