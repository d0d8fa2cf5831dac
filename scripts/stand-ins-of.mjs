/** The variables by which another process of `env` uses the stand-ins that the first one runs; none for what is real. */
export function standInsOf(env) {
  const at = (port) => `http://localhost:${port}`;
  const isReal = env.NODE_ENV === 'production';
  return {
    ...(env.GOOGLE_CLIENT_ID || env.LOCAL_GOOGLE_ISSUER || isReal
      ? {}
      : { LOCAL_GOOGLE_ISSUER: at(env.LOCAL_GOOGLE_PORT || 3001) }),
    ...(env.RAZORPAY_KEY_ID || env.LOCAL_RAZORPAY_URL || isReal
      ? {}
      : { LOCAL_RAZORPAY_URL: at(env.LOCAL_RAZORPAY_PORT || 3002) }),
  };
}
