# Several people on one device: the lobby, and what is seen between two hands.

web-sharing = Another person on this device
web-sharing-how = One phone for several people: it is passed around, and covered in between, so that nobody sees another hand.
web-sharing-name = Their name
web-sharing-add = Seat them
web-sharing-remove = { $name } gets up
web-sharing-up = Gets up
web-sharing-tag = this device
web-sharing-slow = There is time to pass the device on: nobody is hurried at this speed.
web-sharing-quick = The clock runs on while the device is passed. The host can choose “no clock” as the speed.
web-sharing-pass = Pass it to { $name }
web-sharing-only = Only { $name } should look at the screen now.
web-sharing-mine = I am { $name }, show me my side
web-sharing-covered = Covered
web-sharing-nobody = None of you is asked just now. Whoever wants to look, takes the device.
web-sharing-holder = { $name } has the device
web-sharing-hide = Cover it
