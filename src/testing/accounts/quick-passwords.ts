import { hashAt } from '../../platform/passwords/hash-cost.ts'

// Run before each API test file. One whose subject is the cost itself asks for all of it.
hashAt('the least cost')
