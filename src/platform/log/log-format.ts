export const logFormats = ['auto', 'lines', 'json'] as const

/** How the log is to be written, as the settings say it. */
export type LogFormatSetting = (typeof logFormats)[number]

/** `json` for machines, `lines` for a person at a terminal. */
export type LogFormat = Exclude<LogFormatSetting, 'auto'>

/** What the settings ask for; left to the house, a terminal gets lines. */
export const chooseLogFormat = (setting: LogFormatSetting, isPersonThere: boolean): LogFormat => {
  if (setting !== 'auto') return setting
  return isPersonThere ? 'lines' : 'json'
}
