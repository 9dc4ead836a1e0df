export const logFormats = ['auto', 'lines', 'json'] as const

/** The log format in the settings. */
export type LogFormatSetting = (typeof logFormats)[number]

/** `json` for machines, `lines` for a person at a terminal. */
export type LogFormat = Exclude<LogFormatSetting, 'auto'>

/** Returns the format of the settings; with « auto », a terminal gets lines. */
export const chooseLogFormat = (setting: LogFormatSetting, isPersonThere: boolean): LogFormat => {
  if (setting !== 'auto') return setting
  return isPersonThere ? 'lines' : 'json'
}
