/** Browser features an app may ask for in `safe_apps_permissions`. */
export const browserFeatures: readonly string[] =
  /* @__PURE__ */ `accelerometer ambient-light-sensor autoplay battery camera
  cross-origin-isolated display-capture document-domain encrypted-media
  execution-while-not-rendered execution-while-out-of-viewport fullscreen
  geolocation gyroscope keyboard-map magnetometer microphone midi
  navigation-override payment picture-in-picture publickey-credentials-get
  screen-wake-lock sync-xhr usb web-share xr-spatial-tracking clipboard-read
  clipboard-write gamepad speaker-selection`.split(/\s+/)
