import process from 'node:process'

// Loaded before the server: its clock begins ahead by what CLOCK_AHEAD_MINUTES says. At each SIGUSR2 it goes forward by
// the time that products are held, and a little more, and its starter is told.
const minutes = 31
const machine = { now: Date.now, instant: Temporal.Now.instant }
let ahead = Number(process.env.CLOCK_AHEAD_MINUTES ?? 0)

Date.now = () => machine.now() + ahead * 60_000
Temporal.Now.instant = () => machine.instant().add({ minutes: ahead })

process.on('SIGUSR2', () => {
  ahead += minutes
  process.send?.('moved')
})
