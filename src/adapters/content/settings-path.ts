/** Where the content service keeps the settings of the site. */
export const settingsPath = 'api/site-setting'
