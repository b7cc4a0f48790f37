/** Version of the whole analysis; goes into every report. */
export const ANALYSIS_VERSION = "1.1";
