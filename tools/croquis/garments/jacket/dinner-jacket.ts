import { joined, type Part, part } from '../../form/part.ts'
import { button } from '../../form/sewn.ts'
import { shell } from '../../form/shell.ts'
import type { Side } from '../../garment.ts'
import { blend, rgbOf } from '../../paint/colour.ts'
import { lapelEdges, lapels } from '../bodice/collars.ts'
import { weave } from '../cloth/weaves.ts'
import type { CuttingRoom } from '../cutting-room.ts'
import { armholes, backSeams, darts, jacketPlan, jacketSleeves, jettedPocket } from './jacket.ts'

/** The satin of its lapels, lighter than the cloth that it lies on. */
const facing = ({ colours }: CuttingRoom) =>
  weave('satin', { ...colours, own: blend(colours.own, rgbOf('#8d8c98'), 0.34) })

/** The dinner jacket: a shawl of satin, one button. */
export const drawDinnerJacket = (room: CuttingRoom, side: Side): Part => {
  const cut = { ease: 1.4, hem: 82, meets: 108, opens: 0.4 }
  const plan = jacketPlan(room, cut)
  return joined(
    part(
      [shell(plan), ...lapels({ on: plan, cloth: facing(room), meets: cut.meets, shape: 'shawl' })],
      side === 'front'
        ? [
            ...darts(plan),
            ...armholes(plan),
            ...lapelEdges(plan, { meets: cut.meets, shape: 'shawl', width: 1.6 }),
            ...jettedPocket(plan, 92),
            ...button(plan, [0.02, 105.8], { radius: 1, colour: '#3a3940' }),
          ]
        : backSeams(plan),
    ),
    jacketSleeves(room),
  )
}
