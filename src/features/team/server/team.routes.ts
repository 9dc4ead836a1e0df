import { implement } from '../../../platform/http/implement.ts'
import { teamContract } from '../team.contract.ts'
import { endMemberSessions } from './end-member-sessions.ts'
import { handOver } from './hand-over.ts'
import { inviteAgain, inviteMember } from './invite-member.ts'
import { rightsOfTeam } from './rights.ts'
import { findMembers } from './team.repository.ts'
import { viewAs, viewAsOneself } from './view-as.ts'

export const teamRoutes = implement(teamContract, {
  'GET /admin/team': (ctx) => findMembers(ctx, ctx.db),

  'POST /admin/team': (ctx, { body }) => inviteMember(ctx, body),

  'POST /admin/team/{id}/invitation': (ctx, { params: { id } }) => inviteAgain(ctx, id),

  'DELETE /admin/team/{id}/sessions': (ctx, { params: { id } }) => endMemberSessions(ctx, id),

  'POST /admin/team/{id}/view': async (ctx, { params: { id } }) => {
    await viewAs(ctx, id)
    return { success: true as const }
  },

  'POST /admin/team/{id}/hand-over': async (ctx, { params: { id } }) => {
    await handOver(ctx, id)
    return { success: true as const }
  },

  'DELETE /auth/view': async (ctx) => {
    await viewAsOneself(ctx)
    return { success: true as const }
  },

  'GET /admin/rights': async ({ lng }) => ({ success: true as const, rights: rightsOfTeam(lng) }),
})
