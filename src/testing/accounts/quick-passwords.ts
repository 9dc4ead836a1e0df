import { hashAt } from '../../platform/passwords/hash-cost.ts'

// This runs before each API test file; a test of the cost itself sets the full cost.
hashAt('the least cost')
