/** The query parameter that names the job which is filled in to the application form: the name of its file. */
export const jobParameter = "job";

/** The path of the application form, with a job filled in. */
export const applicationPath = (job: string): string => `/clients?${jobParameter}=${job}#apply`;
