/**
 * The version of the apps protocol both ends speak. Peers read it from
 * `env.sdkVersion` and from every answer; an answer without it is ignored by
 * every released app.
 */
export const wireVersion = '9.1.0'
