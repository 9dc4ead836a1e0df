import { implementJob } from '../../../platform/jobs/implement-job.ts'
import { clearOldReports, oldReports } from './reports/clear-old-reports.ts'
import { clearOldTestimonials, oldTestimonials } from './testimonials/clear-old-testimonials.ts'

export const clearing = implementJob(oldTestimonials, clearOldTestimonials)
export const clearingReports = implementJob(oldReports, clearOldReports)
