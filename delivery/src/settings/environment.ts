/** The environment of a child process: this one's, with these variables in it. */
export function environmentWith(variables: Record<string, string>): NodeJS.ProcessEnv {
  return { ...process.env, ...variables };
}

/** Silences the AWS SDK: the Node that its next version needs is a matter for whoever updates it, not for each command. */
export function silenceAwsVersionWarning(): void {
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';
}
