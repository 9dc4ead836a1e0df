export const messageLength = 2_000

/** So many pictures go with one message. */
export const mostPicturesOfMessage = 6
/** So many wait on a commission to be sent with a message; what was not sent goes after a day. */
export const mostUnsentPictures = 12
/** So many are kept of a commission. */
export const mostPicturesOfCommission = 300
/** So many messages a customer writes within a day. */
export const mostMessagesADay = 40
/** A conversation is read from its latest messages. */
export const mostMessagesRead = 300

/** A customer who has not seen a message by then is mailed. */
export const minutesBeforeTelling = 5

export const pictureSizes = ['small', 'large'] as const
export type PictureSize = (typeof pictureSizes)[number]
